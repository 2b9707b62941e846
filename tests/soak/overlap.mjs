/*
 * Several users create, change and delete orders at the same time. After each
 * confirmed change, the next response of every report must show it:
 *
 *     npm run soak -- overlap [--seconds=120] [--writers=4] [--seed=1] [--db=mariadb|sqlite]
 *
 * Each writer sells a product of its own, so that it knows what reports of this
 * product show, while all writers share the version of the data. On MariaDB it
 * also prints how many orders per second 1, 2 and 4 processes create.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../security/fuzz/random.mjs';
import { runOnSite } from './support/run-on-site.mjs';

const { values } = parseArgs( {
	options: {
		seconds: { type: 'string', default: '120' },
		writers: { type: 'string', default: '4' },
		seed: { type: 'string', default: '1' },
		db: { type: 'string', default: 'mariadb' },
	},
} );

const ROUTE = '/wc-analytics';
const STOCK = 1000000;
/** All requests have the same ranges, so that their results are cached. */
const START = Date.now();

/** Range of the last days. */
const createRange = ( days ) => ( {
	after: new Date( START - days * 86400000 ).toISOString().slice( 0, 19 ),
	before: new Date( START + 86400000 ).toISOString().slice( 0, 19 ),
} );

/**
 * Changes orders of a product until a time, and compares reports and stock
 * after each change.
 */
async function write( api, index, { end, signal, problems } ) {
	const { pick, below, chance } = createRandom(
		Number( values.seed ) * 1000 + index
	);
	const send = async ( method, route, body ) => {
		const response = await api.send( method, ROUTE + route, body );
		if ( response.status >= 300 ) {
			throw new Error( `${ method } ${ route }: ${ response.text }` );
		}
		return response.body;
	};
	const product = (
		await send( 'POST', '/products', {
			name: `Overlap ${ index }`,
			regular_price: '3',
			manage_stock: true,
			stock_quantity: STOCK,
		} )
	).id;
	/** Quantity and status by order. */
	const orders = new Map();
	let stock = STOCK;

	const create = async () => {
		const quantity = 1 + below( 5 );
		const { id } = await send( 'POST', '/orders', {
			status: 'completed',
			line_items: [ { product_id: product, quantity } ],
		} );
		orders.set( id, { quantity, status: 'completed' } );
		stock -= quantity;
		return `created ${ id }`;
	};
	const changeStatus = async ( id ) => {
		const order = orders.get( id );
		const isCancelled = order.status === 'cancelled';
		order.status = isCancelled ? 'completed' : 'cancelled';
		await send( 'PUT', `/orders/${ id }`, { status: order.status } );
		stock += isCancelled ? -order.quantity : order.quantity;
		return `${ order.status } ${ id }`;
	};
	// Also deletes orders that are not the newest, which changes no maximum.
	const remove = async ( id ) => {
		await send( 'DELETE', `/orders/${ id }`, { force: true } );
		orders.delete( id );
		return `deleted ${ id }`;
	};
	const change = () => {
		const id = pick( [ ...orders.keys() ] );
		return ! id || chance( 0.4 )
			? create()
			: pick( [ changeStatus, remove ] )( id );
	};

	// Short ranges are cached by the version of the data, long ones by month.
	const read = async () => {
		const [ short, long, products, item ] = await Promise.all( [
			api.get( `${ ROUTE }/reports/orders/stats`, {
				...createRange( 3 ),
				product_includes: [ product ],
			} ),
			api.get( `${ ROUTE }/reports/orders/stats`, {
				...createRange( 400 ),
				product_includes: [ product ],
			} ),
			api.get( `${ ROUTE }/reports/products/stats`, {
				...createRange( 3 ),
				products: [ product ],
			} ),
			api.get( `${ ROUTE }/products/${ product }` ),
		] );
		const describe = ( { body, text }, items ) =>
			body.totals
				? `${ body.totals.orders_count } orders, ${ body.totals[ items ] } items`
				: text.slice( 0, 200 );
		return {
			'orders of days': describe( short, 'num_items_sold' ),
			'orders of months': describe( long, 'num_items_sold' ),
			products: describe( products, 'items_sold' ),
			stock: String( item.body.stock_quantity ),
		};
	};

	let changes = 0;
	while ( Date.now() < end && ! signal.aborted ) {
		const done = await change();
		changes++;
		const counted = [ ...orders.values() ].filter(
			( { status } ) => status === 'completed'
		);
		const expected = `${ counted.length } orders, ${ counted.reduce(
			( sum, { quantity } ) => sum + quantity,
			0
		) } items`;
		for ( const [ name, found ] of Object.entries( await read() ) ) {
			const wanted = name === 'stock' ? String( stock ) : expected;
			if ( found !== wanted ) {
				problems.push(
					`Writer ${ index }, change ${ changes } (${ done }), ${ name }: ${ found } instead of ${ wanted }`
				);
			}
		}
	}
	return changes;
}

async function run( signal ) {
	const { signIn } = await import( '../setup/site.mjs' );
	const { measureWriters } = await import( './overlap/measure-writers.mjs' );
	const end = Date.now() + 1000 * Number( values.seconds );
	const problems = [];
	const api = await signIn();
	const changes = await Promise.all(
		Array.from( { length: Number( values.writers ) }, ( _, index ) =>
			write( api, index + 1, { end, signal, problems } )
		)
	);
	problems.slice( 0, 20 ).forEach( ( text ) => console.error( text ) );
	console.log(
		`${ changes.join( ' + ' ) } changes, ${
			problems.length
		} outdated answers`
	);
	process.exitCode =
		problems.length || changes.some( ( count ) => ! count ) ? 1 : 0;

	if ( values.db === 'mariadb' ) {
		console.table( await measureWriters( api, [ 1, 2, 4 ] ) );
	}
}

await runOnSite( { name: 'overlap', db: values.db }, run );
