import type { Query, QueryParameter } from '@storedeck/navigation';
import type { Row } from '../read-rows';
import type { AdvancedFilter, AdvancedFiltersProps } from '../types';

/** Props of every value field. */
export interface InputProps {
	filter: AdvancedFilter;
	row: Row;
	query: Query;
	/** Whether the value is incomplete, and the row says so. */
	isInvalid: boolean;
	currency: AdvancedFiltersProps[ 'currency' ];
	onChange: ( value: QueryParameter | undefined ) => void;
}
