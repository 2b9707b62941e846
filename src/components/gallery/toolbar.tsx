import { VIEWS, VIEW_NAMES, valuesOf, writePlace } from './place';
import type { Place, ViewName } from './place';

const TITLES: Record< ViewName, string > = {
	dir: 'Direction',
	colors: 'Colors',
	width: 'Width',
};

const labelOf = ( name: ViewName, value: string ) =>
	new Map< string, string >( Object.entries( VIEWS[ name ] ) ).get( value );

const idOf = ( name: ViewName, value: string ) =>
	`storedeck-gallery-${ name }-${ value }`;

/**
 * How the states are looked at.
 *
 * @param props       The props.
 * @param props.place What is shown.
 */
export function Toolbar( { place }: { place: Place } ) {
	return (
		<div className="storedeck-gallery__toolbar">
			{ VIEW_NAMES.map( ( name ) => (
				<fieldset key={ name }>
					<legend>{ TITLES[ name ] }</legend>
					{ valuesOf( name ).map( ( value ) => (
						<label key={ value } htmlFor={ idOf( name, value ) }>
							<input
								type="radio"
								id={ idOf( name, value ) }
								name={ `storedeck-gallery-${ name }` }
								checked={ place[ name ] === value }
								onChange={ () => {
									window.location.hash = writePlace( {
										...place,
										[ name ]: value,
									} );
								} }
							/>
							<span>{ labelOf( name, value ) }</span>
						</label>
					) ) }
				</fieldset>
			) ) }
		</div>
	);
}
