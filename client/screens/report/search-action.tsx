import { __ } from '@wordpress/i18n';
import { LazySearch } from '@storedeck/components/search/lazy';
import { getPath, updateQueryString } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { TableComparison, TableSearch } from '../../reports/types';
import { getSearchUpdate, getWords } from './search-words';
import './search-action.scss';

interface Props {
	search: TableSearch;
	comparison: TableComparison< never > | undefined;
	query: Query;
}

/** Narrows the report to what the words find. */
export const SearchAction = ( { search, comparison, query }: Props ) => (
	<LazySearch
		className="storedeck-report-table__search"
		type={ search.type }
		allowFreeTextSearch
		inlineTags
		showClearButton
		placeholder={ search.placeholder?.() ?? __( 'Search', 'storedeck' ) }
		selected={ getWords( query ).map( ( word ) => ( {
			key: word,
			label: word,
		} ) ) }
		onChange={ ( found ) =>
			updateQueryString(
				getSearchUpdate(
					found.map( ( { label } ) => label ),
					search,
					comparison,
					query
				),
				getPath(),
				query
			)
		}
	/>
);
