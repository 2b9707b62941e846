/*
 * Runs in a measured page before everything else and notes in
 * `window.storedeckBench`, in milliseconds since the navigation started:
 *
 * - `painted`: chart and first rows are painted (of the page `least`: its line);
 * - `usable`: the effect of a click on the control that
 *   `window.storedeckBenchControl` names is painted, see below;
 * - `shift`: cumulative layout shift.
 */
( () => {
	const ROW = '.woocommerce-table__table:not(.is-loading) tbody tr td';
	const MARKS = {
		line: '.d3-chart__surface .line',
		bar: '.d3-chart__surface .bar',
	};
	const LEAST = '.storedeck-bench-least';
	const bench = { painted: undefined, usable: undefined, shift: 0 };
	window.storedeckBench = bench;

	const nextFrame = () =>
		new Promise( ( resolve ) => window.requestAnimationFrame( resolve ) );
	/** In a frame: until that frame is painted. */
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
		has( LEAST ) ||
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
	 * The controls that are clicked. `find()` returns the element, or undefined
	 * before it is in the page. It is the same control at every call, so that a
	 * repeated click does not undo the first one.
	 */
	const controls = {
		/** The chart type that is not shown; its effect are the marks of that type. */
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
						wanted = buttons.findIndex( ( one ) => ! isOn( one ) );
					}
					return buttons[ wanted ];
				},
				hasEffect: () =>
					wanted >= 0 &&
					has( MARKS[ wanted === 1 ? 'bar' : 'line' ] ),
			};
		} )(),
		/** The heading of a column that the rows are not sorted by; its effect is that they are. */
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
							( one ) =>
								! isSorted( one ) &&
								one.querySelector( 'button' )
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

	/** Whether a person who aims at the middle of an element hits it. */
	function isHit( element ) {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(
			document.elementFromPoint( x + width / 2, y + height / 2 )
		);
	}

	/** Milliseconds after which a click without an effect is repeated. */
	const PATIENCE = 50;

	/** Waits until a condition holds; looks whenever the page changes, no frame is made for it. */
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

	/** Clicks a control from its first paint on, until it has its effect. */
	async function use( { find, hasEffect } ) {
		for (;;) {
			await when( find );
			await nextPaint();
			const element = find();
			if ( element && isHit( element ) ) {
				element.click();
			}
			const isDone = await Promise.race( [
				when( hasEffect ).then( () => true ),
				new Promise( ( resolve ) => setTimeout( resolve, PATIENCE ) ),
			] );
			if ( isDone || hasEffect() ) {
				return nextPaint();
			}
		}
	}

	const control = controls[ window.storedeckBenchControl ];
	if ( control ) {
		use( control ).then( ( at ) => ( bench.usable = at ) );
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
	 * Waits until the responses to what is requested from a moment on are painted.
	 *
	 * @param {number} since As `performance.now()` returns it.
	 * @return {Promise<{ answered: number, painted: number, requests: number }>} Milliseconds since that moment.
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
