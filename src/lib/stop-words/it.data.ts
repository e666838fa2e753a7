/** Italian: words that carry little meaning of their own. */
export const words = `
a abbiamo ad agli ai al alcune alcuni alla alle allo allora altra altre altri altro anche ancora avere aveva
avevano c'è che chi ci ciascuno ciò coi col come con contro così cui da dagli dai dal dalla dalle dallo
degli dei del della delle dello dentro di dopo dove due dunque durante e è ed egli era erano essa esse
essere essi fa fanno fare fino fra fu furono già gli ha hai hanno ho i il in infatti infine insieme invece
io la là le lei li lo loro lui ma mai me meno mentre mi mia mie miei mio molta molte molti molto ne né negli
nei nel nella nelle nello nessun nessuna nessuno noi non nostra nostre nostri nostro nulla o od ogni ognuno
oltre oppure ora per perché perciò però più poco poi poiché possono prima proprio può qual quale quali
qualche quando quanto quasi quella quelle quelli quello questa queste questi questo qui quindi sarà se sé
secondo sei sempre senza sia siamo siano si sì solo sono sopra sotto sta stata state stati stato stessa
stesso su sua sue sugli sui sul sulla sulle suo suoi tale tali tanto te ti tra troppo tu tua tuo tutta tutte
tutti tutto un una uno verso vi voi vostra vostro
`;
