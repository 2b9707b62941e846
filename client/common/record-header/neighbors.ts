import { getRowLinkOf } from '@storedeck/components/table/row-link';

/** Where the paths are kept for a page that is loaded again. */
const KEY = 'storedeck-rows';

const getStorage = () => {
	try {
		return window.sessionStorage;
	} catch {
		// Blocked by the settings of the browser.
		return undefined;
	}
};

/** The path of a screen of Storedeck in an address, in a list; empty for other addresses. */
const getPathOfHref = ( href: string ) =>
	new URL( href, window.location.href ).searchParams.getAll( 'path' );

/** Remembers the rows of a table by the paths of their records. */
export function rememberPaths( paths: readonly string[] ) {
	try {
		getStorage()?.setItem( KEY, JSON.stringify( paths ) );
	} catch {
		// Storage is full: the record has no neighbors.
	}
}

/**
 * Remembers the rows of a table when a row is opened, for the record that it
 * leads to.
 */
export function rememberRows( { target }: Event ) {
	const link = target instanceof Element ? target.closest( 'a[href]' ) : null;
	const row = link?.closest( 'tbody > tr' );
	if ( row && getRowLinkOf( row ) === link ) {
		try {
			const rows = row.parentElement?.children ?? [];
			const paths = [ ...rows ].flatMap( ( one ) => {
				const about = getRowLinkOf( one );
				return about ? getPathOfHref( about.href ) : [];
			} );
			rememberPaths( paths );
		} catch {
			// A link is no address: the record has no neighbors.
		}
	}
}

function readPaths(): readonly unknown[] {
	try {
		const paths: unknown = JSON.parse(
			getStorage()?.getItem( KEY ) ?? '[]'
		);
		return Array.isArray( paths ) ? paths : [];
	} catch {
		return [];
	}
}

/** The paths of the rows before and after a record in the table that it was opened from. */
export function getNeighbors( path: string ) {
	const paths = readPaths().filter(
		( one ): one is string => typeof one === 'string'
	);
	const at = paths.indexOf( path );
	return at < 0 ? {} : { previous: paths[ at - 1 ], next: paths[ at + 1 ] };
}
