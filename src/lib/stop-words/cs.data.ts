/** Czech: words that carry little meaning of their own. */
export const words = `
a aby aj ale ani aniž ano asi až během bez bude budou by byl byla byli bylo být byly co což další do dokud
dost dnes ho i jak jako jaký jaká jaké je jeden jedna jedno jeho jej její jejich jemu jen jenom jenž ještě
ji jí jich jím jimi jinak jiné již jsem jsi jsme jsou jste k kam kde kdo kdy když ke která které kterého
kterém který kterých kteří ku ma má mají máme mezi mi mimo mít mne mně moc mohl mohou moje může my můj na
nad nade nám nás náš naše ne nebo nebyl nebyla nech nejen nejsou není nebude něco někdo některé než nic ním
nich nimi o od ode on ona oni ono pak po pod podle pokud pouze právě pro proč proto protože před přede přes
při s se si sice skoro skrz sebe sobě současně své svého svou svůj svých ta tady tak také takže tam té tedy
ten tento této tím to toho tohle tom tomto tomu tu tuto tvůj ty tyto u už v vám vás váš vaše ve vedle velmi
víc více však všechny všechno všech vy vždy z za zase zatímco zda zde ze že
`;
