/** What is written with a full stop in the middle of a sentence, as it is written; single letters are known without a list. */
export const abbreviations: readonly string[] = [
  'Mr Mrs Ms Dr Prof St Sr Jr vs etc eg ie cf Cf No Nos Inc Ltd Co Corp Gen Rep Sen Gov Fig Figs Eq Vol pp approx Rev al Dept Hon Lt Col Sgt Capt Mt',
  'bzw usw ca evtl ggf inkl Nr Str Bd Hrsg Abs Art Dipl Ing Tel vgl sog Mio Mrd zzgl gem lt ff bspw Std',
  'Sra Dra Srta Ud Uds pág págs núm EE UU Av art aprox',
  'Mme Mlle MM Mgr env éd chap',
  'Sig Dott Avv pag ecc Egr Gent',
  'Exmo Exma Profa tel',
  'bijv enz dhr mevr mw drs ir blz resp incl',
  'г гг др пр ул руб тыс млн млрд см рис стр им проф акад напр',
  'ul al np tj tzn dr inż mgr prof itd itp',
  'bl t.ex dvs m.fl osv kl sid',
];
