/** Endings by how often names are registered under them; the first twenty are those that most people want. */
export const common = 'com net org co io ai app dev me info xyz online store shop site tech eu co.uk de us'.split(' ');

export const generic = (
  'biz pro name mobi club live life world blog art design studio agency digital media news email cloud software solutions ' +
  'services systems group company business consulting academy education school health care fitness restaurant bar cafe ' +
  'pizza coffee travel events photography video games fashion style boutique market finance money capital legal house ' +
  'homes construction expert guru today city earth green space fun website'
).split(' ');

export const countries =
  'fr nl ch at it es pl se no dk fi be cz pt ie ca com.au co.nz in jp com.br mx com.mx tv cc sg hk'.split(' ');
