import { WithState } from '../gallery/with-state';
import { Pagination } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Pagination' ],
	stories: {
		'Page 2 of 10': () => (
			<WithState initial={ 2 }>
				{ ( page, setPage ) => (
					<Pagination
						page={ page }
						perPage={ 25 }
						total={ 250 }
						onPageChange={ setPage }
					/>
				) }
			</WithState>
		),
		'Without pickers': () => (
			<Pagination
				page={ 1 }
				perPage={ 25 }
				total={ 250 }
				showPagePicker={ false }
				showPerPagePicker={ false }
			/>
		),
	},
};
export default stories;
