import { useEffect, useRef } from '@wordpress/element';
import { labelCloseButton } from '../label-close-button';

interface Choice {
	value: string;
	label: string;
	/** The dates of the choice. */
	range?: string;
}

interface Props {
	'aria-label': string;
	choices: readonly Choice[];
	selected: string;
	onChoose: ( value: string ) => void;
}

/** Choices that apply on click. The selected one takes the focus. */
export function ChoiceList( { choices, selected, onChoose, ...props }: Props ) {
	const list = useRef< HTMLUListElement >( null );
	useEffect( () => {
		labelCloseButton( list.current );
		const find = ( selector: string ) =>
			list.current?.querySelector< HTMLElement >( selector );
		( find( '[aria-current]' ) ?? find( 'button' ) )?.focus( {
			preventScroll: true,
		} );
	}, [] );
	return (
		<ul
			ref={ list }
			className="woocommerce-filters-date__choices"
			{ ...props }
		>
			{ choices.map( ( { value, label, range } ) => (
				<li key={ value }>
					<button
						type="button"
						className="woocommerce-filters-filter__button"
						aria-current={ value === selected || undefined }
						onClick={ () => onChoose( value ) }
					>
						<span>{ label }</span>
						{ range && (
							<span className="woocommerce-filters-date__choice-range">
								{ range }
							</span>
						) }
					</button>
				</li>
			) ) }
		</ul>
	);
}
