import { useEffect } from '@wordpress/element';
import { Frame } from './frame';
import { Navigation } from './navigation';
import { formatRoute } from './route';
import type { GalleryRoute } from './route';
import { PropsTable } from './props-table';
import { getPurpose, Readme, WithCode } from './readme';
import { Toolbar } from './toolbar';
import type { WidgetFolder } from './types';
import { useRoute } from './use-route';

interface StatesProps {
	widgetFolder: WidgetFolder;
	route: GalleryRoute;
}

/** Links to all stories together, and to each one. */
function States( { widgetFolder, route }: StatesProps ) {
	const states = [ '', ...Object.keys( widgetFolder.stories ) ];
	return (
		<ul className="storedeck-gallery__states" aria-label="States">
			{ states.map( ( story ) => (
				<li key={ story }>
					<a
						href={ formatRoute( {
							...route,
							folder: widgetFolder.folder,
							story,
						} ) }
						aria-current={
							story === route.story ? 'true' : undefined
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
 * The list of widgets, and the stories, props and README of a widget.
 *
 * @param props         The props.
 * @param props.folders All widgets.
 */
export function Page( { folders }: { folders: readonly WidgetFolder[] } ) {
	const route = useRoute();
	const widgetFolder =
		folders.find( ( { folder } ) => folder === route.folder ) ??
		folders[ 0 ];
	const title = widgetFolder?.components.join( ', ' ) ?? '';
	useEffect( () => {
		document.title = `${ title } ‹ Widgets`;
	}, [ title ] );
	if ( ! widgetFolder ) {
		return null;
	}
	return (
		<div className="storedeck-gallery">
			<Navigation
				folders={ folders }
				current={ widgetFolder.folder }
				route={ route }
			/>
			<div className="storedeck-gallery__widget">
				<h1>{ title }</h1>
				<p className="storedeck-gallery__purpose">
					<WithCode text={ getPurpose( widgetFolder.readme ) } />
				</p>
				<p className="storedeck-gallery__import">
					<code>{ `import { ${ title } } from '@storedeck/components';` }</code>
				</p>
				<Toolbar route={ route } />
				<States widgetFolder={ widgetFolder } route={ route } />
				<Frame
					route={ { ...route, folder: widgetFolder.folder } }
					title={ `States of ${ title }` }
				/>
				<h2>Props</h2>
				{ widgetFolder.props.map( ( { component, props } ) => (
					<PropsTable
						key={ component }
						component={ component }
						props={ props }
					/>
				) ) }
				<Readme
					folder={ widgetFolder.folder }
					readme={ widgetFolder.readme }
				/>
			</div>
		</div>
	);
}
