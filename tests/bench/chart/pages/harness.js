/*
 * Runs in the page: generates data and measures times, each until the frame with
 * the result is painted.
 */
( () => {
	const HOUR = 3600000;
	const STEPS = { hour: HOUR, day: 24 * HOUR };

	/** A pseudorandom generator with a seed, so that all charts draw the same data. */
	function createRandom( seed ) {
		let state = seed;
		return () => {
			state = ( state * 1664525 + 1013904223 ) % 4294967296;
			return state / 4294967296;
		};
	}

	function generateData( { count, keys, interval, mode, seed = 1 } ) {
		const random = createRandom( seed );
		const values = keys.map( ( _, place ) => {
			let level = 1000 + 400 * place;
			return Array.from( { length: count }, () => {
				level = Math.max( 10, level + ( random() - 0.5 ) * 120 );
				return Math.round( level * 100 ) / 100;
			} );
		} );
		const start = Date.UTC( 2010, 0, 1 );
		const step = STEPS[ interval ];
		const rows = Array.from( { length: count }, ( _, index ) => {
			const row = {
				date: new Date( start + index * step )
					.toISOString()
					.slice( 0, 19 ),
			};
			keys.forEach( ( key, place ) => {
				row[ key ] = { label: key, value: values[ place ][ index ] };
			} );
			return row;
		} );
		const times = rows.map(
			( _, index ) => ( start + index * step ) / 1000
		);
		return {
			rows,
			columns: [ times, ...values ],
			keys,
			interval,
			mode,
			type: 'line',
		};
	}

	const nextFrame = () =>
		new Promise( ( resolve ) =>
			window.requestAnimationFrame( () => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = resolve;
				port2.postMessage( 0 );
			} )
		);

	async function until( condition ) {
		do {
			await nextFrame();
		} while ( ! condition() );
	}

	const container = () => document.getElementById( 'chart' );
	let data;
	let other;

	window.bench = {
		prepare( options ) {
			data = generateData( options );
			other = generateData( { ...options, seed: 2 } );
		},
		async mount() {
			const place = container();
			place.style.width = '1200px';
			const { benchChart } = window;
			const start = performance.now();
			benchChart.mount( place, data );
			await until( () => benchChart.isDrawn( place ) );
			return performance.now() - start;
		},
		async update() {
			[ data, other ] = [ other, data ];
			const start = performance.now();
			window.benchChart.update( data );
			await nextFrame();
			return performance.now() - start;
		},
		async resize( width ) {
			const place = container();
			const before = window.benchChart.width( place );
			const start = performance.now();
			place.style.width = `${ width }px`;
			window.benchChart.resize( place );
			await until( () => window.benchChart.width( place ) !== before );
			return performance.now() - start;
		},
		async unmount() {
			window.benchChart.unmount();
			container().innerHTML = '';
			await nextFrame();
			await new Promise( ( resolve ) => setTimeout( resolve, 30 ) );
		},
		box() {
			const { left, top, width, height } = (
				container().querySelector( '.u-over' ) ??
				container().querySelector( '.d3-chart__container, .u-wrap' )
			).getBoundingClientRect();
			return { left, top, width, height };
		},
	};
} )();
