/** French: words that carry little meaning of their own. */
export const words = `
à a ai aie ainsi alors après as au aucun aucune aussi autre autres aux avaient avait avant avec avez avoir
avons ayant beaucoup bien c'est car ce ceci cela celle celles celui cependant certains ces cet cette ceux
chaque chez comme comment d'un d'une dans de déjà depuis des deux donc dont du elle elles en encore enfin
entre est et étaient était étant été être eu eux fait faire fois font grâce hors ici il ils j'ai je jusqu'à
l'on la laquelle là le lequel les lesquels leur leurs lors lorsque lui ma mais malgré me même mêmes mes moi
moins mon n'a n'est ne ni non nos notre nous on ont ou où par parce parfois parmi pas pendant peu peut
peuvent plus plusieurs plutôt pour pourquoi près puis puisque qu'elle qu'il qu'ils qu'on qu'un qu'une quand
que quel quelle quelles quelque quelques quels qui quoi rien s'est sa sans sauf se selon sera ses seulement
si sinon soi soit son sont sous souvent sur ta tandis tel telle telles tels tes toi ton toujours tous tout
toute toutefois toutes très trop tu un une vers voici voilà vos votre vous y
`;
