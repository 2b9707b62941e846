import { VIEWS, VIEW_NAMES, getValues, formatRoute } from './route';
import type { GalleryRoute, ViewName } from './route';

const TITLES: Record< ViewName, string > = {
	dir: 'Direction',
	colors: 'Colors',
	width: 'Width',
};

const getLabel = ( name: ViewName, value: string ) =>
	new Map< string, string >( Object.entries( VIEWS[ name ] ) ).get( value );

const getId = ( name: ViewName, value: string ) =>
	`storedeck-gallery-${ name }-${ value }`;

/**
 * Controls for the appearance of the stories.
 *
 * @param props       The props.
 * @param props.route Current route.
 */
export function Toolbar( { route }: { route: GalleryRoute } ) {
	return (
		<div className="storedeck-gallery__toolbar">
			{ VIEW_NAMES.map( ( name ) => (
				<fieldset key={ name }>
					<legend>{ TITLES[ name ] }</legend>
					{ getValues( name ).map( ( value ) => (
						<label key={ value } htmlFor={ getId( name, value ) }>
							<input
								type="radio"
								id={ getId( name, value ) }
								name={ `storedeck-gallery-${ name }` }
								checked={ route[ name ] === value }
								onChange={ () => {
									window.location.hash = formatRoute( {
										...route,
										[ name ]: value,
									} );
								} }
							/>
							<span>{ getLabel( name, value ) }</span>
						</label>
					) ) }
				</fieldset>
			) ) }
		</div>
	);
}
