import { screen, waitFor } from '@testing-library/react';
import { speak } from '@wordpress/a11y';

import { copyData, savePicture } from '../tools';
import { fakeWidth, renderChart } from './harness';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.mock( '../tools', () => ( {
	copyData: jest.fn( () => Promise.resolve( true ) ),
	savePicture: jest.fn( () => Promise.resolve() ),
} ) );
jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

beforeEach( () => {
	fakeWidth( 600 );
	jest.mocked( speak ).mockClear();
} );

const open = { name: 'Save or copy the chart' };

async function choose( name: string ) {
	const { user } = renderChart( { tooltipValueFormat: '$,.2f' } );
	await user.click( screen.getByRole( 'button', open ) );
	await user.click( await screen.findByRole( 'menuitem', { name } ) );
}

/** What is spoken, once the same is shown. */
async function said( text: string ) {
	await waitFor( () => expect( screen.getByText( text ) ).toBeVisible() );
	return jest.mocked( speak ).mock.calls.flat();
}

describe( 'the menu of a chart', () => {
	it.each( [
		[ 'Save as PNG', 'png' ],
		[ 'Save as SVG', 'svg' ],
	] )( 'has %s', async ( name, type ) => {
		await choose( name );
		expect( await said( 'The chart was saved.' ) ).toContain(
			'The chart was saved.'
		);
		expect( savePicture ).toHaveBeenLastCalledWith(
			expect.objectContaining( { title: 'Net sales', interval: 'day' } ),
			type
		);
		const [ source ] = jest.mocked( savePicture ).mock.lastCall ?? [];
		expect( source?.model.width ).toBe( 600 );
		expect( source?.dates ).toHaveLength( 4 );
		expect( source?.formatTotal( 3 ) ).toBe( '$3.00' );
	} );

	it( 'copies, and says so', async () => {
		await choose( 'Copy data' );
		expect( await said( 'The data was copied.' ) ).toContain(
			'The data was copied.'
		);
	} );

	it( 'says when that fails', async () => {
		jest.mocked( copyData ).mockResolvedValueOnce( false );
		await choose( 'Copy data' );
		expect( await said( 'The data could not be copied.' ) ).toContain(
			'The data could not be copied.'
		);
	} );

	it( 'says when a picture fails', async () => {
		jest.mocked( savePicture ).mockRejectedValueOnce( new Error( 'no' ) );
		await choose( 'Save as PNG' );
		expect( await said( 'Could not save the chart.' ) ).toContain(
			'Could not save the chart.'
		);
	} );

	it( 'is not there while the chart loads', () => {
		renderChart( { isRequesting: true } );
		expect( screen.queryByRole( 'button', open ) ).toBeNull();
	} );
} );
