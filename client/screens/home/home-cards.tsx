import { useId } from '@wordpress/element';
import type { HomeCard } from '@storedeck/extend';
import { component, filledText, listOf, object, text } from '@storedeck/hooks';
import { currentUserCan } from '@storedeck/settings';
import { limitRenders } from '../../common/limit-renders';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { applyContained } from '../../extend/apply-contained';

const CARDS = listOf< HomeCard >(
	object( { id: filledText, title: text, component } ),
	'id'
);

/** The cards that plugins add with `storedeck_home_cards` and that the user may see. */
export const getHomeCards = (): HomeCard[] =>
	applyContained( 'storedeck_home_cards', [], CARDS ).filter(
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
			{ limitRenders( <Content { ...props } /> ) }
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
				of={ card }
			>
				<Card { ...props } card={ card } />
			</ScreenSection>
		) ) }
	</>
);
