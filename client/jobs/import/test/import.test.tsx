import { act, fireEvent, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { importStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { HistoricalImport } from '../index';

const IMPORT = '/wc-analytics/reports/import';

const DONE = {
	is_importing: false,
	status: 'finished',
	customers_count: 20,
	customers_total: 20,
	orders_count: 30,
	orders_total: 30,
};

beforeEach( () => {
	window.storedeckSettings = { timeZone: 'UTC', dateFormat: 'F j, Y' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

/** Responses to these requests; the test responds to the others. */
async function open( answers: Record< string, object > ) {
	const calls = fakeNetwork( {
		[ `GET ${ IMPORT }/totals` ]: { customers: 20, orders: 30 },
		...answers,
	} );
	await act( async () => {
		render( <HistoricalImport /> );
		await settle();
	} );
	return calls;
}

describe( 'Import', () => {
	it( 'reports a finished import', async () => {
		await open( {
			[ `GET ${ IMPORT }/status` ]: { ...DONE, imported_from: -1 },
		} );
		expect(
			await screen.findByText( 'Imported since the first order' )
		).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Start' } ) ).toBeVisible();
	} );

	it( 'is not finished before it has started', async () => {
		const calls = await open( {} );
		const answer = ( method: string, path: string, body: object ) =>
			act( async () => {
				await [ ...calls ]
					.reverse()
					.find(
						( call ) => call.method === method && call.path === path
					)
					?.respond( body );
			} );
		await answer( 'GET', `${ IMPORT }/status`, DONE );
		expect(
			await screen.findByText( 'Status: Ready to import' )
		).toBeVisible();
		await act( async () => {
			fireEvent.click( screen.getByRole( 'button', { name: 'Start' } ) );
			await settle();
		} );
		expect(
			await screen.findByText( 'Status: Initializing' )
		).toBeVisible();
		// Another click starts no second import.
		fireEvent.click( screen.getByRole( 'button', { name: 'Start' } ) );
		expect(
			calls.filter( ( { method } ) => method === 'POST' )
		).toHaveLength( 1 );
		await answer( 'POST', IMPORT, { status: 'success' } );
		expect(
			await screen.findByText( 'Status: Initializing' )
		).toBeVisible();
		await answer( 'GET', `${ IMPORT }/status`, {
			...DONE,
			is_importing: true,
			orders_count: 3,
		} );
		expect(
			await screen.findByText( 'Status: Importing orders' )
		).toBeVisible();
	} );

	it.each( [ true, false ] )(
		'says whether the server slows it: %s',
		async ( isSlowed ) => {
			fakeNetwork( {
				[ `GET ${ IMPORT }/totals` ]: { customers: 20, orders: 30 },
				[ `GET ${ IMPORT }/status` ]: {
					...DONE,
					is_importing: true,
					is_slowed: isSlowed,
					orders_count: 3,
				},
			} );
			render(
				<RegistryProvider value={ createTestRegistry( importStore ) }>
					<HistoricalImport />
				</RegistryProvider>
			);
			await act( settle );
			expect(
				screen.queryAllByText( /load of the server is high/ )
			).toHaveLength( isSlowed ? 1 : 0 );
		}
	);

	const stop = async ( responses: Record< string, unknown > ) => {
		const calls = fakeNetwork( {
			[ `GET ${ IMPORT }/totals` ]: { customers: 20, orders: 30 },
			[ `GET ${ IMPORT }/status` ]: {
				...DONE,
				is_importing: true,
				orders_count: 3,
			},
			...responses,
		} );
		render(
			<RegistryProvider value={ createTestRegistry( importStore ) }>
				<HistoricalImport />
			</RegistryProvider>
		);
		await act( settle );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Stop import' } )
		);
		await act( settle );
		return calls;
	};

	it.each( [
		[
			'an error of the server',
			createResponse(
				{ code: 'x', message: 'Not today.' },
				{ status: 500 }
			),
		],
		[ 'a refusal', { status: 'error', message: 'Not today.' } ],
	] )( 'shows %s, and what is imported so far', async ( _name, answer ) => {
		const calls = await stop( { [ `POST ${ IMPORT }/cancel` ]: answer } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not today.' );
		expect(
			calls.filter( ( { path } ) => path === `${ IMPORT }/status` )
		).toHaveLength( 2 );
	} );

	it( 'is not finished after it was stopped', async () => {
		let isImporting = true;
		await stop( {
			[ `GET ${ IMPORT }/status` ]: () => ( {
				...DONE,
				is_importing: isImporting,
			} ),
			[ `POST ${ IMPORT }/cancel` ]: () => {
				isImporting = false;
				return { status: 'success' };
			},
		} );
		await act( settle );
		expect( screen.getByText( 'Status: Ready to import' ) ).toBeVisible();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );
} );
