/**
 * The automatic JSX runtime for hosts that have React but not its runtime
 * script (WordPress before 6.6). It stands on React.createElement.
 */
( function ( React ) {
	'use strict';

	if ( ! React || window.ReactJSXRuntime ) {
		return;
	}

	function withKey( props, key ) {
		return key === undefined
			? props
			: Object.assign( {}, props, { key: '' + key } );
	}

	function jsx( type, props, key ) {
		return React.createElement( type, withKey( props, key ) );
	}

	/*
	 * Children that were written one after another have fixed places. As
	 * separate arguments React knows that they need no keys.
	 */
	function jsxs( type, props, key ) {
		return React.createElement.apply(
			null,
			[ type, withKey( props, key ) ].concat( props.children )
		);
	}

	window.ReactJSXRuntime = {
		jsx,
		jsxs,
		Fragment: React.Fragment,
	};
} )( window.React );
