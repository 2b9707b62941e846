import { useEffect, useRef, useState } from '@wordpress/element';
import { formatRoute } from './route';
import type { GalleryRoute } from './route';
import type { WidgetFolder } from './types';

interface NavigationProps {
	folders: readonly WidgetFolder[];
	/** Name of the current folder. */
	current: string;
	route: GalleryRoute;
}

const getNames = ( { components }: WidgetFolder ) => components.join( ', ' );

/**
 * A searchable list of all widgets.
 *
 * @param props See `NavigationProps`.
 */
export function Navigation( { folders, current, route }: NavigationProps ) {
	const [ text, setText ] = useState( '' );
	const [ isOpen, setIsOpen ] = useState( false );
	const list = useRef< HTMLUListElement >( null );
	useEffect( () => {
		list.current
			?.querySelector( '[aria-current]' )
			?.scrollIntoView( { block: 'nearest' } );
	}, [ current ] );
	const requested = text.trim().toLowerCase();
	const found = folders.filter(
		( widgetFolder ) =>
			getNames( widgetFolder ).toLowerCase().includes( requested ) ||
			widgetFolder.folder.includes( requested )
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
					{ found.length === folders.length
						? ''
						: `${ found.length } of ${ folders.length }` }
				</p>
				<ul ref={ list }>
					{ found.map( ( widgetFolder ) => (
						<li key={ widgetFolder.folder }>
							<a
								href={ formatRoute( {
									...route,
									folder: widgetFolder.folder,
									story: '',
								} ) }
								aria-current={
									widgetFolder.folder === current
										? 'page'
										: undefined
								}
								onClick={ () => setIsOpen( false ) }
							>
								{ getNames( widgetFolder ) }
							</a>
						</li>
					) ) }
				</ul>
			</div>
		</nav>
	);
}
