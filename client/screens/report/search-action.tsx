import { __ } from '@wordpress/i18n';
import {
	LazySearch,
	SearchPlaceholder,
} from '@storedeck/components/search/lazy';
import { getPath, updateQueryString } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { SearchDefinition } from '../../report/definition';
import type { TableComparison } from '../../report/types';
import { useIsIdle } from '../../common/on-idle';
import { getSearchUpdate, getSearchTerms } from '../../report/search-terms';
import './search-action.scss';

interface Props {
	search: SearchDefinition;
	comparison: TableComparison< never > | undefined;
	query: Query;
}

const CLASS_NAME = 'storedeck-report-table__search';

/** The search field of a report. It is loaded after the rows. */
export function SearchAction( { search, comparison, query }: Props ) {
	if ( ! useIsIdle() ) {
		return <SearchPlaceholder className={ CLASS_NAME } />;
	}
	return (
		<LazySearch
			className={ CLASS_NAME }
			type={ search.type }
			allowFreeTextSearch
			inlineTags
			showClearButton
			placeholder={ search.placeholder ?? __( 'Search', 'storedeck' ) }
			selected={ getSearchTerms( query ).map( ( word ) => ( {
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
}
