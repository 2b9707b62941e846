import { useEffect, useRef, useState } from '@wordpress/element';
import { writePlace } from './place';
import type { Place } from './place';
import type { Shelf } from './types';

interface NavigationProps {
	shelves: readonly Shelf[];
	/** Name of the folder that is shown. */
	current: string;
	place: Place;
}

const namesOf = ( { components }: Shelf ) => components.join( ', ' );

/**
 * All widgets, narrowed by what is typed.
 *
 * @param props See `NavigationProps`.
 */
export function Navigation( { shelves, current, place }: NavigationProps ) {
	const [ text, setText ] = useState( '' );
	const [ isOpen, setIsOpen ] = useState( false );
	const list = useRef< HTMLUListElement >( null );
	useEffect( () => {
		list.current
			?.querySelector( '[aria-current]' )
			?.scrollIntoView( { block: 'nearest' } );
	}, [ current ] );
	const wanted = text.trim().toLowerCase();
	const found = shelves.filter(
		( shelf ) =>
			namesOf( shelf ).toLowerCase().includes( wanted ) ||
			shelf.folder.includes( wanted )
	);
	return (
		<nav aria-label="Widgets" className={ isOpen ? 'is-open' : undefined }>
			<button
				type="button"
				className="storedeck-gallery__open-list"
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				All widgets
			</button>
			<div className="storedeck-gallery__list">
				<label htmlFor="storedeck-gallery-filter">Find a widget</label>
				<input
					id="storedeck-gallery-filter"
					type="search"
					value={ text }
					autoComplete="off"
					onChange={ ( event ) => setText( event.target.value ) }
				/>
				<p role="status">
					{ found.length === shelves.length
						? ''
						: `${ found.length } of ${ shelves.length }` }
				</p>
				<ul ref={ list }>
					{ found.map( ( shelf ) => (
						<li key={ shelf.folder }>
							<a
								href={ writePlace( {
									...place,
									folder: shelf.folder,
									story: '',
								} ) }
								aria-current={
									shelf.folder === current
										? 'page'
										: undefined
								}
								onClick={ () => setIsOpen( false ) }
							>
								{ namesOf( shelf ) }
							</a>
						</li>
					) ) }
				</ul>
			</div>
		</nav>
	);
}
