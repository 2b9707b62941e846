export { getLeaderboard } from './leaderboard';
export { searchItemsByString } from './search-items';
export { itemsStore } from './store';
export type { LeaderboardData, LeaderboardOptions } from './leaderboard';
export type { FoundItems } from './search-items';
export type {
	Item,
	ItemOf,
	Items,
	ItemsQuery,
	LeaderboardCell,
	StockProduct,
} from './types';
