/*
 * Runs in the measured page before anything else. Notes when the first rows and
 * the chart are painted, and when the app itself has drawn them, how much the
 * layout shifts, and how long it takes from an answer of the server until it is
 * painted.
 */
( () => {
	const ROW = '.woocommerce-table__table:not(.is-loading) tbody tr td';
	const CHART =
		'.d3-chart__surface path.line, .d3-chart__surface .bargroup rect, .d3-chart__surface path';
	const LEAST = '.storedeck-bench-least';
	/** Something in sight that comes with them, whose painting the browser tells. */
	const IN_SIGHT = `.woocommerce-summary__item-value, ${ LEAST }`;
	const SNAPSHOT = '.storedeck-snapshot';
	const noted = { shown: undefined, drawn: undefined, shift: 0 };
	window.storedeckBench = noted;

	/** After the frame that is being made has been painted. */
	const painted = () =>
		new Promise( ( resolve ) =>
			window.requestAnimationFrame( () => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve( performance.now() );
				port2.postMessage( 0 );
			} )
		);

	/** Longest wait in ms for the browser to tell, where it has painted before. */
	const PATIENCE = 1000;

	/**
	 * When what is in the page now is painted, as the browser itself tells of
	 * first paints: a task of ours would wait for all that is to be done.
	 */
	const paintOfNow = () =>
		new Promise( ( resolve ) => {
			const element = document.querySelector( IN_SIGHT );
			const now = performance.now();
			const name = `now-${ now }`;
			const observer = new PerformanceObserver( ( list ) => {
				const entry = list
					.getEntries()
					.find( ( { identifier } ) => identifier === name );
				if ( entry ) {
					observer.disconnect();
					resolve( entry.renderTime || entry.startTime );
				}
			} );
			observer.observe( { type: 'element' } );
			element?.setAttribute( 'elementtiming', name );
			painted().then( ( at ) =>
				setTimeout( () => resolve( at ), element ? PATIENCE : 0 )
			);
		} );

	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			if ( ! entry.hadRecentInput ) {
				noted.shift += entry.value;
			}
		}
	} ).observe( { type: 'layout-shift', buffered: true } );

	const isShown = () =>
		document.querySelector( LEAST ) ||
		( document.querySelector( ROW ) &&
			document.querySelector( CHART ) &&
			! document.querySelector(
				'.woocommerce-chart [aria-busy="true"]'
			) );
	const isDrawn = () => ! document.querySelector( SNAPSHOT );
	const observer = new window.MutationObserver( async () => {
		if ( ! isShown() ) {
			return;
		}
		const is = isDrawn() ? [ 'shown', 'drawn' ] : [ 'shown' ];
		const news = is.filter( ( name ) => noted[ name ] === undefined );
		if ( isDrawn() ) {
			observer.disconnect();
		}
		news.forEach( ( name ) => ( noted[ name ] = 0 ) );
		if ( news.length ) {
			const at = await paintOfNow();
			news.forEach( ( name ) => ( noted[ name ] = at ) );
		}
	} );
	observer.observe( document, { childList: true, subtree: true } );

	const asked = ( since ) =>
		performance
			.getEntriesByType( 'resource' )
			.filter(
				( { name, startTime } ) =>
					startTime >= since && /\/wp-json\/|rest_route=/.test( name )
			);
	const isBusy = () => document.querySelector( '[aria-busy="true"]' );

	/**
	 * Waits until what was asked since a moment is shown.
	 *
	 * @param {number} since As `performance.now()` tells it.
	 * @return {Promise<{ answered: number, painted: number, requests: number }>} Milliseconds since that moment.
	 */
	noted.change = ( since ) =>
		new Promise( ( resolve ) => {
			let wasBusy = Boolean( isBusy() );
			const watch = new window.MutationObserver( async () => {
				wasBusy ||= Boolean( isBusy() );
				if ( ! wasBusy || isBusy() ) {
					return;
				}
				watch.disconnect();
				const at = await painted();
				const requests = asked( since );
				resolve( {
					answered:
						Math.max(
							since,
							...requests.map(
								( { responseEnd } ) => responseEnd
							)
						) - since,
					painted: at - since,
					requests: requests.length,
				} );
			} );
			watch.observe( document, {
				attributes: true,
				attributeFilter: [ 'aria-busy' ],
				childList: true,
				subtree: true,
			} );
		} );
} )();
