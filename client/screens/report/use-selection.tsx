import type { ReactNode } from 'react';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { TableComparison } from '../../report/types';
import type { TableCell, TableHeader } from '@storedeck/extend';
import {
	getComparedIds,
	isPageSelected,
	toggleId,
	togglePage,
} from '../../report/selection';

/** The selected rows of a table, and the column with their checkboxes. */
export interface Selection {
	ids: readonly number[];
	header: Omit< TableHeader, 'label' > & { label: ReactNode };
	/** Those of the rows of the page. */
	cells: TableCell[];
}

/**
 * The selection of rows to compare, on all pages. It starts with the rows that
 * the URL compares.
 *
 * @param comparison Undefined if the report has no comparison.
 * @param rows       The rows of the page.
 * @param query      The query of the URL.
 */
export function useSelection(
	comparison: TableComparison< never > | undefined,
	rows: readonly unknown[],
	query: Query
): Selection | undefined {
	const compared = comparison ? getComparedIds( comparison, query ) : '';
	const [ state, setState ] = useState( {
		compared,
		ids: getIdsFromQuery( compared ),
	} );
	// A changed comparison in the URL resets the selection.
	const selected = state.compared === compared ? state.ids : undefined;
	return useMemo( () => {
		if ( ! comparison ) {
			return undefined;
		}
		const ids = selected ?? getIdsFromQuery( compared );
		const select = ( next: number[] ) =>
			setState( { compared, ids: next } );
		const page = rows.map( ( row ) => comparison.getId( row as never ) );
		return {
			ids,
			header: {
				key: 'compare',
				label: (
					<input
						type="checkbox"
						aria-label={ __( 'Select all', 'storedeck' ) }
						checked={ isPageSelected( ids, page ) }
						disabled={ page.length === 0 }
						onChange={ () => select( togglePage( ids, page ) ) }
					/>
				),
				isSortable: false,
				isNumeric: false,
				isLeftAligned: true,
				defaultSort: false,
				required: true,
				hiddenByDefault: false,
				visible: true,
				cellClassName: 'is-checkbox-column',
			},
			cells: page.map( ( id, index ) => ( {
				display: (
					<input
						type="checkbox"
						aria-label={ sprintf(
							/* translators: %s: name of a product, category or other item. */
							__( 'Select %s', 'storedeck' ),
							comparison.getName( rows[ index ] as never )
						) }
						checked={ ids.includes( id ) }
						onChange={ () => select( toggleId( ids, id ) ) }
					/>
				),
				value: '',
			} ) ),
		};
	}, [ compared, comparison, rows, selected ] );
}
