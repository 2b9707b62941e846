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

/** The tables to compare. They differ only in rows and virtual scrolling. */
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

	/** Renders a table and resolves once it is painted. */
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
		// The requested frame is painted when the next one starts.
		await nextFrame();
	},

	/** Scrolls by `step` px per frame and resolves after the given number of frames. */
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

	/** The number of elements in the table. */
	count: () => box.querySelectorAll( '*' ).length,
};
