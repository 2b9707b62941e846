/*
 * The script that `npm run dev -- --extension` adds to pages: it reloads them when
 * a file changed that they use. The address stays; scroll position, what was typed and the
 * focus are put back. Changed styles are replaced without a reload.
 */
( () => {
	const KEY = 'storedeck-dev';

	/** What the page loads late has its place only then. */
	const RESTORE_MS = 10_000;

	// Tells which scripts a page uses, also those that others loaded.
	performance.setResourceTimingBufferSize( 5000 );

	const pathOf = ( url ) => new URL( url, window.location.href ).pathname;

	const isUsed = ( path ) =>
		performance
			.getEntriesByType( 'resource' )
			.some( ( { name } ) => pathOf( name ) === path ) ||
		[ ...document.scripts ].some(
			( { src } ) => src && pathOf( src ) === path
		);

	const findStyles = ( path ) =>
		[ ...document.querySelectorAll( 'link[rel="stylesheet"]' ) ].filter(
			( { href } ) => pathOf( href ) === path
		);

	/** Keeps the old styles until the new ones are there. */
	const replaceStyles = ( link ) => {
		const fresh = link.cloneNode();
		const url = new URL( link.href );
		url.searchParams.set( 'changed', Date.now() );
		fresh.href = url.href;
		fresh.addEventListener( 'load', () => link.remove() );
		link.after( fresh );
	};

	/** The version in an .asset.php also changes with a style. */
	const needsReload = ( path ) => {
		if ( path.endsWith( '.asset.php' ) ) {
			return ! isUsed( path.replace( /\.asset\.php$/, '.js' ) );
		}
		return (
			path.endsWith( '.php' ) ||
			( isUsed( path ) && ! findStyles( path ).length )
		);
	};

	/** Fields that the person changed. */
	const edited = new Set();
	document.addEventListener(
		'input',
		( { isTrusted, target } ) => isTrusted && edited.add( target ),
		true
	);

	const FIELDS = 'input, textarea, select';

	/** What names a field for a person, or else for the code. */
	const nameOf = ( field ) =>
		[
			field.tagName,
			field.type,
			field.labels?.[ 0 ]?.textContent ||
				field.getAttribute( 'aria-label' ) ||
				field.name ||
				field.placeholder ||
				field.id,
		].join();

	const findFields = ( name ) =>
		[ ...document.querySelectorAll( FIELDS ) ].filter(
			( field ) => nameOf( field ) === name
		);

	const describe = ( field ) => {
		const name = nameOf( field );
		return {
			name,
			index: findFields( name ).indexOf( field ),
			value: field.value,
			checked: field.checked,
			hasFocus: field.matches( ':focus' ),
			selection:
				field.tagName === 'TEXTAREA' || field.type === 'text'
					? [ field.selectionStart, field.selectionEnd ]
					: null,
		};
	};

	const save = () => {
		const focused = document.querySelector( ':focus' );
		const fields = new Set( edited );
		if ( focused?.matches( FIELDS ) ) {
			fields.add( focused );
		}
		sessionStorage.setItem(
			KEY,
			JSON.stringify( {
				address: window.location.href,
				scroll: [ window.scrollX, window.scrollY ],
				fields: [ ...fields ]
					.filter(
						( field ) =>
							field.isConnected &&
							field.matches( FIELDS ) &&
							! /^(password|file)$/.test( field.type )
					)
					.map( describe ),
			} )
		);
	};

	/** Sets a value as if it was typed, so that React sees it. */
	const type = ( field, { value, checked, hasFocus, selection } ) => {
		if ( /^(checkbox|radio)$/.test( field.type ) ) {
			if ( field.checked !== checked ) {
				field.click();
			}
		} else if ( field.value !== value ) {
			Object.getOwnPropertyDescriptor(
				Object.getPrototypeOf( field ),
				'value'
			).set.call( field, value );
			for ( const event of [ 'input', 'change' ] ) {
				field.dispatchEvent( new Event( event, { bubbles: true } ) );
			}
		}
		if ( hasFocus ) {
			field.focus( { preventScroll: true } );
			if ( selection ) {
				field.setSelectionRange( ...selection );
			}
		}
		edited.add( field );
	};

	const restore = () => {
		const saved = JSON.parse( sessionStorage.getItem( KEY ) ?? 'null' );
		sessionStorage.removeItem( KEY );
		if ( saved?.address !== window.location.href ) {
			return;
		}
		let fields = saved.fields;
		let scroll = saved.scroll;
		const step = () => {
			fields = fields.filter( ( one ) => {
				const field = findFields( one.name )[ one.index ];
				if ( field ) {
					type( field, one );
				}
				return ! field;
			} );
			const { scrollHeight } = document.documentElement;
			if ( scroll && scrollHeight >= scroll[ 1 ] + window.innerHeight ) {
				window.scrollTo( ...scroll );
				scroll = null;
			}
			if ( ! scroll && ! fields.length ) {
				end();
			}
		};
		const observer = new window.MutationObserver( step );
		const ACTIONS = [ 'wheel', 'pointerdown', 'keydown' ];
		const end = () => {
			observer.disconnect();
			ACTIONS.forEach( ( name ) =>
				window.removeEventListener( name, end )
			);
			clearTimeout( timer );
		};
		// The page is the person's again.
		ACTIONS.forEach( ( name ) => window.addEventListener( name, end ) );
		const timer = setTimeout( end, RESTORE_MS );
		observer.observe( document, { childList: true, subtree: true } );
		step();
	};

	const showProblem = ( text ) => {
		const id = `${ KEY }-problem`;
		const box =
			document.getElementById( id ) ?? document.createElement( 'div' );
		box.id = id;
		box.role = 'alert';
		box.style.cssText =
			'position:fixed;inset:auto 0 0;z-index:999999;padding:12px 16px;background:#8a2424;color:#fff;font:14px/1.5 sans-serif';
		box.textContent = text;
		document.body.append( box );
	};

	/** An answer without this script could not reload itself. */
	const reload = async () => {
		const response = await fetch( window.location.href, {
			cache: 'no-store',
		} );
		if ( response.ok ) {
			save();
			window.location.reload();
			return;
		}
		const answer = new window.DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
		const message = answer.querySelector( '.wp-die-message' )?.textContent;
		showProblem(
			`Not reloaded: the page now answers with status ${
				response.status
			}. ${
				message?.trim() ?? ''
			} The terminal has the error; this page is reloaded after the next change.`
		);
	};

	const source = new window.EventSource(
		new URL( 'changes', document.currentScript.src )
	);
	source.addEventListener( 'message', ( { data } ) => {
		const paths = JSON.parse( data );
		if ( paths.some( needsReload ) ) {
			reload();
		} else {
			paths.flatMap( findStyles ).forEach( replaceStyles );
		}
	} );
	document.addEventListener( 'DOMContentLoaded', restore );
} )();
