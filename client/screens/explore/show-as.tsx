import { __, _x } from '@wordpress/i18n';
import type { ShownAs } from '../../report/question';

function getLabel( shownAs: ShownAs ) {
	switch ( shownAs ) {
		case 'lines':
			return __( 'Lines', 'storedeck' );
		case 'bars':
			return __( 'Bars', 'storedeck' );
		case 'stacked':
			return __( 'Stacked bars', 'storedeck' );
		case 'heat-map':
			return __( 'Heat map', 'storedeck' );
		case 'map':
			return _x( 'Map', 'of the world', 'storedeck' );
		case 'table':
			return __( 'Table', 'storedeck' );
	}
}

interface Props {
	offered: readonly ShownAs[];
	shownAs: ShownAs;
	onChange: ( shownAs: ShownAs ) => void;
}

/** The ways to show the answer that fit. */
export const ShowAs = ( { offered, shownAs, onChange }: Props ) => (
	<fieldset className="storedeck-explore__show">
		<legend>{ __( 'Show as', 'storedeck' ) }</legend>
		{ offered.map( ( value ) => (
			<label key={ value } htmlFor={ `storedeck-show-as-${ value }` }>
				<input
					id={ `storedeck-show-as-${ value }` }
					type="radio"
					name="storedeck-show-as"
					value={ value }
					checked={ value === shownAs }
					onChange={ () => onChange( value ) }
				/>
				<span>{ getLabel( value ) }</span>
			</label>
		) ) }
	</fieldset>
);
