import { render } from '@testing-library/react';
import type { DataState } from '@storedeck/data';
import { FirstImport } from '../first-import';

const show = ( source: DataState[ 'source' ], first: object ) => {
	const state = { source, import: first } as DataState;
	return render( <FirstImport state={ state } /> ).container;
};

const RUNNING = { is_first: true, is_running: true, percent: 40 };

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'says how far the first import is and whose numbers are shown', () => {
	expect( show( 'woocommerce', RUNNING ) ).toHaveTextContent(
		'Preparing reports: 40%. Until then, they show the numbers of WooCommerce, without filters and columns that it does not have.'
	);
} );

it( 'says so also when the import was stopped', () => {
	expect(
		show( 'woocommerce', { ...RUNNING, is_running: false } )
	).toHaveTextContent( 'These are the numbers of WooCommerce' );
} );

it( 'offers to reload the page when the first import is finished', () => {
	window.storedeckSettings = { hasExportList: false };
	expect(
		show( 'storedeck', { ...RUNNING, is_first: false } )
	).toHaveTextContent(
		'The reports of Storedeck are ready. Reload the page'
	);
} );

it( 'is empty when the page shows the reports of the current source', () => {
	window.storedeckSettings = { hasExportList: true };
	const done = { is_first: false, is_running: false, percent: 0 };
	expect( show( 'storedeck', done ) ).toBeEmptyDOMElement();
	window.storedeckSettings = { hasExportList: false };
	expect( show( 'woocommerce', done ) ).toBeEmptyDOMElement();
} );
