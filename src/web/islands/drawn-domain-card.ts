export { DrawnDomainCard } from '#ui/drawn/drawn-domain-card';
