export { FieldFilters } from './filter-fields.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { ProfileList } from './profile-list.tsx';
export { SaveButton } from './save-button.tsx';
export { useFilters } from './use-filters.ts';
export { useHardWishCosts, WishCostList } from './wish-costs.tsx';
