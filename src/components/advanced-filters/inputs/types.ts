import type { Query, QueryParameter } from '@storedeck/navigation';
import type { Row } from '../read-rows';
import type { AdvancedFilter, AdvancedFiltersProps } from '../types';

/** What the field of a value is given. */
export interface InputProps {
	filter: AdvancedFilter;
	row: Row;
	query: Query;
	currency: AdvancedFiltersProps[ 'currency' ];
	onChange: ( value: QueryParameter | undefined ) => void;
}
