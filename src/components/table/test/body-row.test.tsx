import { render } from '@testing-library/react';
import { isPageRtl } from '../../is-page-rtl';
import { BodyRow } from '../body-row';
import type { TableCell, TableRow } from '../types';
import { headers } from './fixtures';

// A row asks for the direction of the page when it is rendered.
jest.mock( '../../is-page-rtl', () => ( { isPageRtl: jest.fn() } ) );

const cell: TableCell = { display: <b>One</b>, value: 1 };

const show = ( row: TableRow ) => (
	<table>
		<tbody>
			<BodyRow
				headers={ [ ...headers ] }
				row={ row }
				rowHeader={ 0 }
				sortKey={ undefined }
			/>
		</tbody>
	</table>
);

it( 'is rendered again for another cell, not for another list of the same ones', () => {
	const { rerender } = render( show( [ cell ] ) );
	const times = jest.mocked( isPageRtl ).mock.calls.length;
	rerender( show( [ cell ] ) );
	expect( isPageRtl ).toHaveBeenCalledTimes( times );
	rerender( show( [ { ...cell } ] ) );
	expect( isPageRtl ).toHaveBeenCalledTimes( times + 1 );
} );
