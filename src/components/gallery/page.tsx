import { useEffect, useState } from '@wordpress/element';
import { toHash } from './collect';
import type { Shelf } from './collect';
import { PropsTable } from './props-table';

/** The part of the address behind `#`, kept up to date. */
function useHash() {
	const [ hash, setHash ] = useState( window.location.hash );
	useEffect( () => {
		const read = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', read );
		return () => window.removeEventListener( 'hashchange', read );
	}, [] );
	return hash;
}

/**
 * All widgets beside the states of one of them, or a single state.
 *
 * @param props         The props.
 * @param props.shelves All widgets.
 */
export function Page( { shelves }: { shelves: readonly Shelf[] } ) {
	const place = useHash().split( '/' );
	const shelf =
		shelves.find( ( { folder: name } ) => name === place[ 1 ] ) ??
		shelves[ 0 ];
	if ( ! shelf ) {
		return null;
	}
	const wanted = place[ 2 ];
	const shown = Object.entries( shelf.stories ).filter(
		( [ name ] ) => ! wanted || encodeURIComponent( name ) === wanted
	);
	return (
		<div className="storedeck-gallery">
			<nav aria-label="Widgets">
				<ul>
					{ shelves.map( ( { folder: name, components } ) => (
						<li key={ name }>
							<a
								href={ `#/${ name }` }
								aria-current={
									name === shelf.folder ? 'page' : undefined
								}
							>
								{ components.join( ', ' ) }
							</a>
						</li>
					) ) }
				</ul>
			</nav>
			<div className="storedeck-gallery__shelf">
				<h1>{ shelf.components.join( ', ' ) }</h1>
				{ shown.map( ( [ name, Story ] ) => (
					<section key={ `${ shelf.folder }/${ name }` }>
						<h2>
							<a href={ toHash( shelf.folder, name ) }>
								{ name }
							</a>
						</h2>
						<div
							className="storedeck-gallery__story"
							data-story={ `${ shelf.folder }/${ name }` }
						>
							<Story />
						</div>
					</section>
				) ) }
				{ shelf.props.map( ( { component, props } ) => (
					<PropsTable
						key={ component }
						component={ component }
						props={ props }
					/>
				) ) }
			</div>
		</div>
	);
}
