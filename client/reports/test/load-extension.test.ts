import { registerReport } from '@storedeck/reports';
import { getExtension, loadExtension } from '../load-extension';

const OWN = [ 'order_number', 'customer_id', 'products', 'coupons' ];

it( 'keeps the cells of Storedeck for columns that plugins leave alone', async () => {
	const channel = () => 'by a plugin';
	const status = () => 'by another plugin';
	registerReport( { id: 'orders', cells: { sales_channel: channel } } );
	await loadExtension( 'orders' );
	registerReport( { id: 'orders', cells: { status } } );
	expect( getExtension( 'orders' )?.cells ).toEqual( {
		sales_channel: channel,
		status,
		...Object.fromEntries(
			OWN.map( ( column ) => [ column, expect.any( Function ) ] )
		),
	} );
} );

it( 'returns the cells of a plugin for a report without code of its own', async () => {
	const name = () => 'by a plugin';
	registerReport( { id: 'acme', cells: { name } } );
	await loadExtension( 'acme' );
	expect( getExtension( 'acme' ) ).toEqual( { id: 'acme', cells: { name } } );
} );
