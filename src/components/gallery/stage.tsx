import { useEffect, useRef, useState } from '@wordpress/element';
import { Alone } from './alone';
import { applyAppearance } from './appearance';
import { writePlace } from './place';
import type { Place } from './place';
import { Story } from './story';
import type { Shelf } from './types';
import { usePlace } from './use-place';

/** Tells the page around how high the states are. */
function useHeightTold( content: React.RefObject< HTMLElement > ) {
	useEffect( () => {
		const element = content.current;
		if ( ! element || window.parent === window ) {
			return;
		}
		const observer = new ResizeObserver( () =>
			window.parent.postMessage(
				{ storedeckStage: Math.ceil( element.offsetHeight ) },
				window.location.origin
			)
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ content ] );
}

/** What is asked for, once the page looks as it is asked to. */
function useAppearance( wanted: Place ) {
	const [ shown, setShown ] = useState< Place >();
	useEffect( () => {
		let isLatest = true;
		applyAppearance( wanted ).then( () => {
			if ( isLatest ) {
				setShown( wanted );
			}
		} );
		return () => {
			isLatest = false;
		};
	}, [ wanted ] );
	return shown;
}

/**
 * The states of a widget, in a page of their own: with its own width, direction
 * and colors.
 *
 * @param props         The props.
 * @param props.shelves All widgets.
 */
export function Stage( { shelves }: { shelves: readonly Shelf[] } ) {
	const content = useRef< HTMLDivElement >( null );
	const wanted = usePlace();
	const shown = useAppearance( wanted );
	useHeightTold( content );
	const shelf =
		shelves.find( ( { folder } ) => folder === shown?.folder ) ??
		shelves[ 0 ];
	const states = Object.entries( shelf?.stories ?? {} ).filter(
		( [ name ] ) => ! shown?.story || name === shown.story
	);
	const page = new URL( window.location.href );
	page.searchParams.delete( 'stage' );

	return (
		<div
			ref={ content }
			className="storedeck-gallery-stage"
			aria-busy={ shown !== wanted }
			data-place={ shown && writePlace( shown ) }
		>
			{ shown && shelf && (
				<Alone.Provider value={ Boolean( shown.story ) }>
					<h1 className="screen-reader-text">
						States of { shelf.components.join( ', ' ) }
					</h1>
					{ states.map( ( [ name, draw ] ) => {
						page.hash = writePlace( {
							...shown,
							folder: shelf.folder,
							story: name,
						} );
						return (
							<Story
								// A widget looks at the direction when it is drawn first.
								key={ page.hash }
								id={ `${ shelf.folder }/${ name }` }
								name={ name }
								href={ page.href }
								content={ draw }
							/>
						);
					} ) }
				</Alone.Provider>
			) }
		</div>
	);
}
