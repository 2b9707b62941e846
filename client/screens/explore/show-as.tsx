import { __, _x } from '@wordpress/i18n';
import type { ShownAs } from '../../report/question';

const getLabel = ( shownAs: ShownAs ) =>
	( {
		lines: __( 'Lines', 'storedeck' ),
		bars: __( 'Bars', 'storedeck' ),
		stacked: __( 'Stacked bars', 'storedeck' ),
		'heat-map': __( 'Heat map', 'storedeck' ),
		map: _x( 'Map', 'of the world', 'storedeck' ),
		table: __( 'Table', 'storedeck' ),
	} )[ shownAs ];

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
