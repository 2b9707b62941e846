import { useId } from '@wordpress/element';
import type { HomeCard } from '@storedeck/extend';
import { currentUserCan } from '@storedeck/settings';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { applyContained } from '../../extend/apply-contained';

const isCardList = ( value: unknown ): value is HomeCard[] =>
	Array.isArray( value ) &&
	value.every(
		( card ) =>
			typeof card?.id === 'string' &&
			typeof card.title === 'string' &&
			Boolean( card.component )
	);

/** The cards that plugins add with `storedeck_home_cards` and that the user may see. */
export const getHomeCards = (): HomeCard[] =>
	applyContained( 'storedeck_home_cards', [], isCardList ).filter(
		( { capability = 'manage_woocommerce' } ) =>
			currentUserCan( capability )
	);

function Card( {
	card: { title, component: Content },
	...props
}: ScreenProps & { card: HomeCard } ) {
	const id = useId();
	return (
		<section className="storedeck-home__section" aria-labelledby={ id }>
			<h2 id={ id }>{ title }</h2>
			<Content { ...props } />
		</section>
	);
}

/** The cards of plugins. */
export const HomeCards = ( props: ScreenProps ) => (
	<>
		{ getHomeCards().map( ( card ) => (
			<ScreenSection
				key={ card.id }
				label={ card.title }
				name={ `home card ${ card.id }` }
			>
				<Card { ...props } card={ card } />
			</ScreenSection>
		) ) }
	</>
);
