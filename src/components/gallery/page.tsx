import { useEffect } from '@wordpress/element';
import { Frame } from './frame';
import { Navigation } from './navigation';
import { writePlace } from './place';
import type { Place } from './place';
import { PropsTable } from './props-table';
import { getPurpose, Readme, WithCode } from './readme';
import { Toolbar } from './toolbar';
import type { Shelf } from './types';
import { usePlace } from './use-place';

interface StatesProps {
	shelf: Shelf;
	place: Place;
}

/** Links to all states, and to each alone. */
function States( { shelf, place }: StatesProps ) {
	const states = [ '', ...Object.keys( shelf.stories ) ];
	return (
		<ul className="storedeck-gallery__states" aria-label="States">
			{ states.map( ( story ) => (
				<li key={ story }>
					<a
						href={ writePlace( {
							...place,
							folder: shelf.folder,
							story,
						} ) }
						aria-current={
							story === place.story ? 'true' : undefined
						}
					>
						{ story || 'All states' }
					</a>
				</li>
			) ) }
		</ul>
	);
}

/**
 * All widgets next to the states, the props and the README of one of them.
 *
 * @param props         The props.
 * @param props.shelves All widgets.
 */
export function Page( { shelves }: { shelves: readonly Shelf[] } ) {
	const place = usePlace();
	const shelf =
		shelves.find( ( { folder } ) => folder === place.folder ) ??
		shelves[ 0 ];
	const title = shelf?.components.join( ', ' ) ?? '';
	useEffect( () => {
		document.title = `${ title } ‹ Widgets`;
	}, [ title ] );
	if ( ! shelf ) {
		return null;
	}
	return (
		<div className="storedeck-gallery">
			<Navigation
				shelves={ shelves }
				current={ shelf.folder }
				place={ place }
			/>
			<div className="storedeck-gallery__shelf">
				<h1>{ title }</h1>
				<p className="storedeck-gallery__purpose">
					<WithCode text={ getPurpose( shelf.readme ) } />
				</p>
				<p className="storedeck-gallery__import">
					<code>{ `import { ${ title } } from '@storedeck/components';` }</code>
				</p>
				<Toolbar place={ place } />
				<States shelf={ shelf } place={ place } />
				<Frame
					place={ { ...place, folder: shelf.folder } }
					title={ `States of ${ title }` }
				/>
				<h2>Props</h2>
				{ shelf.props.map( ( { component, props } ) => (
					<PropsTable
						key={ component }
						component={ component }
						props={ props }
					/>
				) ) }
				<Readme folder={ shelf.folder } readme={ shelf.readme } />
			</div>
		</div>
	);
}
