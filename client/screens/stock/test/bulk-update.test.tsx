import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { createTestRegistry, settle } from '@storedeck/data/testing';
import type { TestRegistry } from '@storedeck/data/testing';
import type { StockRow } from '../stock-row';
import { useBulkUpdate } from '../use-bulk-update';

let registry: TestRegistry;
const onSave = jest.fn();
const keepFocus = jest.fn();

const CAP: StockRow = {
	id: 1,
	parentId: 0,
	name: 'Cap',
	shortName: 'Cap',
	sku: '',
	status: 'instock',
	quantity: 3,
	lowStockThreshold: null,
	reason: undefined,
	backorders: 'no',
	images: [],
	variations: undefined,
	hasOwnStatus: false,
};
const HAT: StockRow = { ...CAP, id: 2, name: 'Hat', quantity: 5 };

const show = () =>
	renderHook( () => useBulkUpdate( onSave, keepFocus ), {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} ).result;
const notices = () => registry.select( noticesStore ).getNotices();
const contents = () => notices().map( ( { content } ) => content );
const undo = () =>
	act( async () => {
		notices().at( -1 )?.actions[ 0 ]?.onClick?.();
		await settle();
	} );

beforeEach( () => {
	registry = createTestRegistry( noticesStore );
	onSave.mockReset().mockResolvedValue( undefined );
	keepFocus.mockReset();
} );

it( 'saves the quantity of all rows, says so and undoes it', async () => {
	const update = show();
	await act( () => update.current.run( [ CAP, HAT ], 9 ) );
	expect( onSave.mock.calls ).toEqual( [
		[ CAP, 9, 3 ],
		[ HAT, 9, 5 ],
	] );
	expect( contents() ).toEqual( [ 'Stock updated for 2 products.' ] );
	onSave.mockClear();
	await undo();
	expect( keepFocus ).toHaveBeenCalledTimes( 1 );
	expect( onSave.mock.calls ).toEqual( [
		[ CAP, 3, 9 ],
		[ HAT, 5, 9 ],
	] );
} );

it( 'says how many failed and why, and undoes only the others', async () => {
	onSave.mockResolvedValueOnce( { message: 'It is gone.' } );
	const update = show();
	await act( () => update.current.run( [ CAP, HAT ], 9 ) );
	expect( contents() ).toEqual( [
		'Could not save stock for 1 product. It is gone.',
		'Stock updated for 1 product.',
	] );
	onSave.mockClear();
	await undo();
	expect( onSave.mock.calls ).toEqual( [ [ HAT, 5, 9 ] ] );
} );

it( 'reports no success when nothing was saved', async () => {
	onSave.mockResolvedValue( { message: 'It is gone.' } );
	const update = show();
	await act( () => update.current.run( [ CAP, HAT ], 9 ) );
	expect( contents() ).toEqual( [
		'Could not save stock for 2 products. It is gone.',
	] );
} );

it( 'is busy until all rows are saved', async () => {
	let finish = () => {};
	onSave.mockReturnValue(
		new Promise< void >( ( resolve ) => {
			finish = resolve;
		} )
	);
	const update = show();
	expect( update.current.progress ).toBeUndefined();
	let run: Promise< unknown > | undefined;
	act( () => {
		run = update.current.run( [ CAP ], 9 );
	} );
	expect( update.current.progress ).toEqual( { done: 0, total: 1 } );
	await act( async () => {
		finish();
		await run;
	} );
	expect( update.current.progress ).toBeUndefined();
} );
