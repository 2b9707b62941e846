import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import Chart from 'woocommerce-chart';

function element( { rows, interval, mode, type } ) {
	return (
		<Chart
			title="Net sales"
			data={ rows }
			interval={ interval }
			mode={ mode }
			chartType={ type }
			valueType="currency"
			legendPosition="bottom"
			showHeaderControls={ false }
		/>
	);
}

const SELECTOR =
	'.d3-chart__container svg .lines path, .d3-chart__container svg .bar';
let root;

window.benchChart = {
	mount( container, data ) {
		root = createRoot( container );
		root.render( element( data ) );
	},
	isDrawn: ( container ) => Boolean( container.querySelector( SELECTOR ) ),
	update( data ) {
		flushSync( () => root.render( element( data ) ) );
	},
	resize() {
		window.dispatchEvent( new Event( 'resize' ) );
	},
	width: ( container ) =>
		container.querySelector( '.d3-chart__container svg' )?.clientWidth,
	unmount() {
		root.unmount();
	},
};
