/*
 * Runs in a measured page before all other scripts and records in
 * `window.storedeckBench`, in milliseconds since the start of the navigation:
 *
 * - `painted`: when the chart and the first rows are painted (on the page
 *   `minimal`: the line of text);
 * - `usable`: when the effect of a click on the control named by
 *   `window.storedeckBenchControl` is painted, see below;
 * - `shift`: the cumulative layout shift.
 */
( () => {
	const ROW = '.woocommerce-table__table:not(.is-loading) tbody tr td';
	const MARKS = {
		line: '.d3-chart__surface .line',
		bar: '.d3-chart__surface .bar',
	};
	const MINIMAL = '.storedeck-bench-minimal';
	const bench = { painted: undefined, usable: undefined, shift: 0 };
	window.storedeckBench = bench;

	const nextFrame = () =>
		new Promise( ( resolve ) => window.requestAnimationFrame( resolve ) );
	/** Resolves after the current frame is painted. Called in an animation frame. */
	const afterPaint = () =>
		new Promise( ( resolve ) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => resolve( performance.now() );
			port2.postMessage( 0 );
		} );
	const nextPaint = () => nextFrame().then( afterPaint );

	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			if ( ! entry.hadRecentInput ) {
				bench.shift += entry.value;
			}
		}
	} ).observe( { type: 'layout-shift', buffered: true } );

	const has = ( selector ) => document.querySelector( selector ) !== null;
	const isComplete = () =>
		has( MINIMAL ) ||
		( has( ROW ) &&
			( has( MARKS.line ) || has( MARKS.bar ) ) &&
			! has( '.woocommerce-chart [aria-busy="true"]' ) );
	const observer = new window.MutationObserver( async () => {
		if ( isComplete() ) {
			observer.disconnect();
			bench.painted = await nextPaint();
		}
	} );
	observer.observe( document, { childList: true, subtree: true } );

	/**
	 * The controls to click. `find()` returns the element, or undefined before it is
	 * rendered. Later calls return the same control, so that repeated clicks do not
	 * undo the first one.
	 */
	const controls = {
		/** The button of the other chart type. The effect of a click are its lines or bars. */
		chart: ( () => {
			const getButtons = () => [
				...document.querySelectorAll(
					'.woocommerce-chart__type-button, .storedeck-overview__chart-types button'
				),
			];
			const isOn = ( button ) =>
				'true' ===
				( button.getAttribute( 'aria-checked' ) ??
					button.getAttribute( 'aria-pressed' ) );
			let wanted = -1;
			return {
				find() {
					const buttons = getButtons();
					if ( wanted < 0 ) {
						wanted = buttons.findIndex(
							( button ) => ! isOn( button )
						);
					}
					return buttons[ wanted ];
				},
				hasEffect: () =>
					wanted >= 0 &&
					has( MARKS[ wanted === 1 ? 'bar' : 'line' ] ),
			};
		} )(),
		/** The header of a column by which the rows are not sorted. The effect of a click is that they are. */
		heading: ( () => {
			const getHeadings = () => [
				...document.querySelectorAll(
					'.woocommerce-table__table th[aria-sort]'
				),
			];
			const isSorted = ( heading ) =>
				heading.getAttribute( 'aria-sort' ) !== 'none';
			let wanted = -1;
			return {
				find() {
					const headings = getHeadings();
					if ( wanted < 0 ) {
						wanted = headings.findIndex(
							( heading ) =>
								! isSorted( heading ) &&
								heading.querySelector( 'button' )
						);
					}
					return headings[ wanted ]?.querySelector( 'button' );
				},
				hasEffect() {
					const heading = getHeadings()[ wanted ];
					return Boolean( heading ) && isSorted( heading );
				},
			};
		} )(),
	};

	/** Whether a click on the center of an element reaches it. */
	function isReachable( element ) {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(
			document.elementFromPoint( x + width / 2, y + height / 2 )
		);
	}

	/** Time after which a click without an effect is repeated, in ms. */
	const RETRY_DELAY = 50;

	/** Waits until a condition is true. Checks it when the page changes, without requesting frames. */
	const when = ( isTrue ) =>
		new Promise( ( resolve ) => {
			const check = () => {
				if ( isTrue() ) {
					watcher.disconnect();
					resolve();
				}
			};
			const watcher = new window.MutationObserver( check );
			watcher.observe( document, {
				attributes: true,
				childList: true,
				subtree: true,
			} );
			check();
		} );

	/** Clicks a control repeatedly, from its first paint until a click has its effect. */
	async function clickUntilEffect( { find, hasEffect } ) {
		for (;;) {
			await when( find );
			await nextPaint();
			const element = find();
			if ( element && isReachable( element ) ) {
				element.click();
			}
			const isDone = await Promise.race( [
				when( hasEffect ).then( () => true ),
				new Promise( ( resolve ) =>
					setTimeout( resolve, RETRY_DELAY )
				),
			] );
			if ( isDone || hasEffect() ) {
				return nextPaint();
			}
		}
	}

	const control = controls[ window.storedeckBenchControl ];
	if ( control ) {
		clickUntilEffect( control ).then( ( at ) => ( bench.usable = at ) );
	}

	const getRequests = ( since ) =>
		performance
			.getEntriesByType( 'resource' )
			.filter(
				( { name, startTime } ) =>
					startTime >= since && /\/wp-json\/|rest_route=/.test( name )
			);
	const isBusy = () => has( '[aria-busy="true"]' );

	/**
	 * Waits until the responses to new requests are painted.
	 *
	 * @param {number} since Start of the change, from `performance.now()`.
	 * @return {Promise<{ responded: number, painted: number, requests: number }>} Times of the last response and of the paint in ms since the start, and the number of requests.
	 */
	bench.change = ( since ) =>
		new Promise( ( resolve ) => {
			let wasBusy = isBusy();
			const watch = new window.MutationObserver( async () => {
				wasBusy ||= isBusy();
				if ( ! wasBusy || isBusy() ) {
					return;
				}
				watch.disconnect();
				const at = await nextPaint();
				const requests = getRequests( since );
				resolve( {
					responded:
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
