import { WithState } from '../gallery/with-state';
import { AnimationSlider } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'AnimationSlider' ],
	stories: {
		'Slides to the left': () => (
			<WithState initial={ 1 }>
				{ ( page, setPage ) => (
					<AnimationSlider animationKey={ page } animate="left">
						{ () => (
							<button
								className="button"
								onClick={ () => setPage( page + 1 ) }
							>
								Page { page }
							</button>
						) }
					</AnimationSlider>
				) }
			</WithState>
		),
	},
};
export default stories;
