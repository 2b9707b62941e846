import { useEffect, useRef, useState } from '@wordpress/element';
import { SingleStoryContext } from './single-story-context';
import { applyAppearance } from './appearance';
import { formatRoute } from './route';
import type { GalleryRoute } from './route';
import { Story } from './story';
import type { WidgetFolder } from './types';
import { useRoute } from './use-route';

/** Reports the height of the stories to the parent page. */
function useHeightReport( content: React.RefObject< HTMLElement > ) {
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

/** Returns the route once its appearance has been applied. */
function useAppearance( requested: GalleryRoute ) {
	const [ shown, setShown ] = useState< GalleryRoute >();
	useEffect( () => {
		let isLatest = true;
		applyAppearance( requested ).then( () => {
			if ( isLatest ) {
				setShown( requested );
			}
		} );
		return () => {
			isLatest = false;
		};
	}, [ requested ] );
	return shown;
}

/**
 * The stories of a widget, on a page with its own width, writing direction and
 * colors.
 *
 * @param props         The props.
 * @param props.folders All widgets.
 */
export function Stage( { folders }: { folders: readonly WidgetFolder[] } ) {
	const content = useRef< HTMLDivElement >( null );
	const requested = useRoute();
	const shown = useAppearance( requested );
	useHeightReport( content );
	const widgetFolder =
		folders.find( ( { folder } ) => folder === shown?.folder ) ??
		folders[ 0 ];
	const states = Object.entries( widgetFolder?.stories ?? {} ).filter(
		( [ name ] ) => ! shown?.story || name === shown.story
	);
	const page = new URL( window.location.href );
	page.searchParams.delete( 'stage' );

	return (
		<div
			ref={ content }
			className="storedeck-gallery-stage"
			aria-busy={ shown !== requested }
			data-route={ shown && formatRoute( shown ) }
		>
			{ shown && widgetFolder && (
				<SingleStoryContext.Provider value={ Boolean( shown.story ) }>
					<h1 className="screen-reader-text">
						States of { widgetFolder.components.join( ', ' ) }
					</h1>
					{ states.map( ( [ name, story ] ) => {
						page.hash = formatRoute( {
							...shown,
							folder: widgetFolder.folder,
							story: name,
						} );
						return (
							<Story
								// Some widgets only read the writing direction
								// on mount.
								key={ page.hash }
								id={ `${ widgetFolder.folder }/${ name }` }
								name={ name }
								href={ page.href }
								content={ story }
							/>
						);
					} ) }
				</SingleStoryContext.Provider>
			) }
		</div>
	);
}
