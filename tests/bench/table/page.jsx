import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Table } from '../../../src/components/table/table';

const headers = [
	{ key: 'name', label: 'Product' },
	{ key: 'sku', label: 'SKU' },
	{ key: 'category', label: 'Category' },
	{ key: 'sold', label: 'Items sold', isNumeric: true },
	{ key: 'sales', label: 'Net sales', isNumeric: true },
	{ key: 'orders', label: 'Orders', isNumeric: true },
	{ key: 'stock', label: 'Stock', isNumeric: true },
	{ key: 'status', label: 'Status' },
];

const createRows = ( count ) =>
	Array.from( { length: count }, ( _row, index ) => [
		{ display: <a href="#x">Product { index + 1 }</a> },
		{ display: `SKU-${ index }` },
		{ display: `Category ${ index % 40 }` },
		{ display: index * 3 },
		{ display: `$${ index * 7 }.00` },
		{ display: index * 2 },
		{ display: index % 90 },
		{ display: index % 3 ? 'In stock' : 'Out of stock' },
	] );

/** What is compared: the same box, the same columns. */
const TABLES = {
	'100 rows': { rows: createRows( 100 ) },
	'10,000 rows': { rows: createRows( 10000 ), isVirtual: true },
};

const nextFrame = () =>
	new Promise( ( resolve ) => requestAnimationFrame( resolve ) );

let root;
let box;

window.bench = {
	async clear() {
		root?.unmount();
		await nextFrame();
		await nextFrame();
	},

	/** Done once a table is painted. */
	async paint( name ) {
		root = createRoot( document.getElementById( 'root' ) );
		flushSync( () =>
			root.render(
				<Table
					caption="Products"
					headers={ headers }
					height={ 450 }
					{ ...TABLES[ name ] }
				/>
			)
		);
		box = document.querySelector( '.woocommerce-table__table' );
		await nextFrame();
		// The frame that was asked for is drawn once the next one begins.
		await nextFrame();
	},

	/** Done once the box has scrolled for some frames, `step` px in each. */
	async scroll( step, frames ) {
		const end = box.scrollHeight - box.clientHeight;
		let top = 0;
		box.scrollTop = 0;
		await nextFrame();
		for ( let frame = 0; frame < frames; frame++ ) {
			top = ( top + step ) % end;
			box.scrollTop = top;
			await nextFrame();
		}
	},

	/** Elements of the table. */
	count: () => box.querySelectorAll( '*' ).length,
};
