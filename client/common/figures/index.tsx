import './style.scss';

interface Props {
	figures: ReadonlyArray< {
		label: string;
		value: string;
		/** What the number is. */
		description?: string;
	} >;
}

/** Numbers in cards. */
export const Figures = ( { figures }: Props ) => (
	<dl className="storedeck-figures">
		{ figures.map( ( { label, value, description } ) => (
			<div key={ label } className="storedeck-box">
				<dt>{ label }</dt>
				<dd className="storedeck-figures__value">{ value }</dd>
				{ description && <dd>{ description }</dd> }
			</div>
		) ) }
	</dl>
);
