import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Chart } from '../../../../src/components/chart';

const SELECTOR = 'svg.d3-chart[viewBox] .axis text, svg.d3-chart[viewBox] text';

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
	resize() {},
	width: ( container ) =>
		container.querySelector( 'svg.d3-chart[viewBox]' )?.clientWidth,
	unmount() {
		root.unmount();
	},
};
