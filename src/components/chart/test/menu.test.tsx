import { act, screen, waitFor } from '@testing-library/react';
import { speak } from '@wordpress/a11y';

import { copyData, saveImage } from '../tools';
import { fakeWidth, renderChart } from './harness';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.mock( '../tools', () => ( {
	copyData: jest.fn( () => Promise.resolve( true ) ),
	saveImage: jest.fn( () => Promise.resolve() ),
} ) );
jest.mock( '../zoom', () => {
	throw new Error( 'offline' );
} );
jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

beforeEach( () => {
	fakeWidth( 600 );
	jest.mocked( speak ).mockClear();
} );

const open = { name: 'Chart actions' };

async function choose( name: string ) {
	const { user } = renderChart( { tooltipValueFormat: '$,.2f' } );
	await user.click( screen.getByRole( 'button', open ) );
	await user.click( await screen.findByRole( 'menuitem', { name } ) );
}

/** Waits for a message and returns the announcements. */
async function serialized( text: string ) {
	await waitFor( () => expect( screen.getByText( text ) ).toBeVisible() );
	return jest.mocked( speak ).mock.calls.flat();
}

describe( 'chart menu', () => {
	it.each( [
		[ 'Save as PNG', 'png' ],
		[ 'Save as SVG', 'svg' ],
	] )( 'offers %s', async ( name, type ) => {
		await choose( name );
		expect( await serialized( 'Chart saved.' ) ).toContain(
			'Chart saved.'
		);
		expect( saveImage ).toHaveBeenLastCalledWith(
			expect.objectContaining( { title: 'Net sales', interval: 'day' } ),
			type
		);
		const [ source ] = jest.mocked( saveImage ).mock.lastCall ?? [];
		expect( source?.model.width ).toBe( 600 );
		expect( source?.dates ).toHaveLength( 4 );
		expect( source?.formatTotal( 3 ) ).toBe( '$3.00' );
	} );

	it( 'copies the data and announces it', async () => {
		await choose( 'Copy data' );
		expect( await serialized( 'Data copied.' ) ).toContain(
			'Data copied.'
		);
	} );

	it( 'announces an error', async () => {
		jest.mocked( copyData ).mockResolvedValueOnce( false );
		await choose( 'Copy data' );
		expect( await serialized( 'Could not copy the data.' ) ).toContain(
			'Could not copy the data.'
		);
	} );

	it( 'announces an error of an image', async () => {
		jest.mocked( saveImage ).mockRejectedValueOnce( new Error( 'no' ) );
		await choose( 'Save as PNG' );
		expect( await serialized( 'Could not save the chart.' ) ).toContain(
			'Could not save the chart.'
		);
	} );

	it( 'is hidden while the chart loads', () => {
		renderChart( { isRequesting: true } );
		expect( screen.queryByRole( 'button', open ) ).toBeNull();
	} );
} );

describe( 'zoom that cannot be loaded', () => {
	it( 'is reported, and the chart stays usable', async () => {
		const reportError = jest.fn();
		window.reportError = reportError;
		const { user } = renderChart( { onZoom: jest.fn() } );
		act( () => screen.getByRole( 'application' ).focus() );
		await waitFor( () => expect( reportError ).toHaveBeenCalledTimes( 1 ) );
		await user.keyboard( '{ArrowRight}' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'May 2, 2018'
		);
		Reflect.deleteProperty( window, 'reportError' );
	} );
} );
