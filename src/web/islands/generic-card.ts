import { genericCard } from '#ui/tool-page/generic-card';

export const GenericCard = genericCard();
