import { act, screen } from '@testing-library/react';
import { registerReport } from '@storedeck/reports';
import { PERIOD, click, getUrl } from '../../../test/render-page';
import * as columns from '../../../report/columns';
import { openReport } from './report-page';

jest.mock( '../../../report/columns', () => {
	const original = jest.requireActual( '../../../report/columns' );
	return { ...original, getCells: jest.fn( original.getCells ) };
} );

const getCells = jest.mocked( columns.getCells );

it( 'makes the cells of a row once, until another click changes what they show', async () => {
	await openReport( { query: { ...PERIOD, chartType: 'line' } } );
	expect( getCells ).toHaveBeenCalledTimes( 3 );
	await click( 'menuitemradio', 'Bar chart' );
	expect( getUrl( 'chartType' ) ).toEqual( { chartType: 'bar' } );
	await click( 'checkbox', 'Select Hat' );
	expect( getCells ).toHaveBeenCalledTimes( 3 );
	await click( 'button', 'Orders' );
	expect( screen.getByText( 'Hat' ) ).toBeVisible();
	expect( getCells ).toHaveBeenCalledTimes( 6 );
} );

it( 'makes them again with cells that a late script of a plugin registers', async () => {
	await openReport();
	act( () =>
		registerReport( {
			id: 'products',
			cells: { product_name: () => 'Late name' },
		} )
	);
	expect( await screen.findAllByText( 'Late name' ) ).toHaveLength( 3 );
} );
