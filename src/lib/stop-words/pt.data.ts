/** Portuguese: words that carry little meaning of their own. */
export const words = `
a à ainda além algo alguém algum alguma algumas alguns ali ante antes ao aos apenas após aquela aquelas
aquele aqueles aqui aquilo as às assim até através bem cada com como contra cuja cujo da daquela daquele das
de dela delas dele deles dentro depois desde dessa desse desta deste deve devem disso disto do dos durante e
é ela elas ele eles em enquanto então entre era eram essa essas esse esses esta está estamos estão estar
estas estava estavam este estes eu faz fazer foi foram fosse há isso isto já la lhe lhes lo logo mais mas me
mediante menos mesma mesmo meu meus minha minhas muita muitas muito muitos na nada não nas nem nenhum
nenhuma nessa nesse nesta neste no nos nós nossa nossas nosso nossos num numa nunca o onde os ou outra
outras outro outros para pela pelas pelo pelos perante pode podem por porém porque pouco pois qual quais
qualquer quando quanto que quê quem se seja sejam sem sempre sendo ser será seu seus si sido só sob sobre
sua suas também tão te tem têm ter teu teve ti tinha toda todas todavia todo todos tu tua tudo um uma umas
uns vai você vocês vos
`;
