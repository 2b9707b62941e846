import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AnimationSlider } from '../animation-slider';
import { classNames } from '../class-names';
import { getTrail, isOffered, isSearch } from './filter-tree';
import type {
	FilterPickerConfig,
	FilterPickerProps,
	PickerFilter,
	SearchTag,
} from './types';

interface Props {
	config: FilterPickerConfig;
	selectedValue: string;
	selectedTag: SearchTag | undefined;
	onSelect: ( filter: PickerFilter ) => void;
	onSearch: ( filter: PickerFilter, tag: SearchTag | undefined ) => void;
	renderSearch: FilterPickerProps[ 'renderSearch' ];
}

function focusFirst( container: HTMLElement ) {
	container
		.querySelector< HTMLElement >( 'button, input, [tabindex="0"]' )
		?.focus();
}

/** The dropdown's entries: one level at a time. */
export function FilterList( {
	config,
	selectedValue,
	selectedTag,
	onSelect,
	onSearch,
	renderSearch,
}: Props ) {
	// The entries that were walked through, the deepest last.
	const [ trail, setTrail ] = useState( () =>
		getTrail( config.filters, selectedValue ).slice( 0, -1 )
	);
	const [ direction, setDirection ] = useState< 'left' | 'right' >( 'left' );
	const parent = trail.at( -1 );
	const entries = parent?.subFilters ?? config.filters;

	const enter = ( filter: PickerFilter ) => {
		setDirection( 'left' );
		setTrail( [ ...trail, filter ] );
	};
	const leave = () => {
		setDirection( 'right' );
		setTrail( trail.slice( 0, -1 ) );
	};

	const renderEntry = ( filter: PickerFilter ) => {
		if ( isSearch( filter ) && filter.settings && renderSearch ) {
			const { type, labels, autocompleter } = filter.settings;
			return renderSearch( {
				className: 'woocommerce-filters-filter__search',
				type,
				placeholder: labels?.placeholder,
				autocompleter,
				selected:
					selectedTag && filter.value === selectedValue
						? [ selectedTag ]
						: [],
				onChange: ( tags ) => onSearch( filter, tags.at( -1 ) ),
			} );
		}
		const isSelected = filter.value === selectedValue;
		return (
			<button
				type="button"
				className="woocommerce-filters-filter__button"
				aria-current={ isSelected || undefined }
				onClick={ () =>
					filter.subFilters ? enter( filter ) : onSelect( filter )
				}
			>
				{ filter.label }
				{ filter.subFilters && (
					<span
						className="woocommerce-filters-filter__more"
						aria-hidden="true"
					>
						›
					</span>
				) }
			</button>
		);
	};

	return (
		<AnimationSlider
			animationKey={ parent?.value ?? '' }
			animate={ direction }
			onExited={ focusFirst }
		>
			{ () => (
				<ul className="woocommerce-filters-filter__content-list">
					{ parent && (
						<li className="woocommerce-filters-filter__content-list-item">
							<button
								type="button"
								className="woocommerce-filters-filter__button is-back"
								onClick={ leave }
							>
								<span aria-hidden="true">‹</span>
								<span className="screen-reader-text">
									{ __( 'Back from:', 'storedeck' ) }
								</span>
								{ parent.label }
							</button>
						</li>
					) }
					{ entries
						.filter( ( filter ) =>
							isOffered( filter, Boolean( renderSearch ) )
						)
						.map( ( filter ) => (
							<li
								key={ filter.value }
								className={ classNames(
									'woocommerce-filters-filter__content-list-item',
									filter.value === selectedValue &&
										'is-selected'
								) }
							>
								{ renderEntry( filter ) }
							</li>
						) ) }
				</ul>
			) }
		</AnimationSlider>
	);
}
