import uPlot from 'uplot';

const COLORS = [ '#440154', '#3b528b', '#21918c', '#2c7a4b', '#5a4a8a' ];
let plot;

window.benchChart = {
	mount( container, { columns, keys } ) {
		plot = new uPlot(
			{
				width: container.clientWidth,
				height: 300,
				series: [
					{},
					...keys.map( ( label, place ) => ( {
						label,
						stroke: COLORS[ place ],
						width: 2,
					} ) ),
				],
			},
			columns,
			container
		);
	},
	isDrawn: ( container ) => Boolean( container.querySelector( 'canvas' ) ),
	update( { columns } ) {
		plot.setData( columns );
	},
	resize( container ) {
		plot.setSize( { width: container.clientWidth, height: 300 } );
	},
	width: ( container ) => container.querySelector( '.u-wrap' )?.clientWidth,
	unmount() {
		plot.destroy();
	},
};
