/** Sentences out of letters and e-mails, at work and at home. */
export const emailSentences = `
Thank you for your message of 3 March about the broken heater.
I'm sorry that I didn't reply sooner, but I was away last week.
Could you please send me the final version of the report by Friday?
We would like to invite you to the opening of our new office in Leeds.
Unfortunately, I won't be able to come to the meeting on Thursday.
Please let me know if you need any further information.
I have attached the contract, which has already been signed by Mr Doyle.
It was great to see you and the children at the weekend.
We have decided to postpone the launch because some parts have not arrived.
As you know, the rent will increase by £40 a month from April.
I think we should talk to the landlord before we buy a new fridge.
The order was delivered this morning, but two of the plates were broken.
If you have any questions, please contact me at any time.
I've spoken to Karen and she thinks that the price is too high.
We received your application and will get back to you within ten days.
My flight arrives at 7:45 in the evening, so I should be at your place around nine.
The heating in flat 4B has not worked since Monday.
I would be grateful if you could confirm the date.
We had hoped to finish the work before Christmas, but it is taking longer than we thought.
Do you remember the name of the restaurant where we ate last summer?
I am writing to complain about the service I received in your shop.
The meeting has been moved to room 12 because there are more people than we expected.
Please do not forward this message to anyone outside the company.
Tom has offered to help us with the boxes on Saturday.
I'm not sure whether Dad will want to come.
We need to make a decision before the end of the month.
The new system seems to work well, although some users find it slow.
Thanks again for all your help with the move.
You will find a list of the changes below.
The client was happy with the design and asked for only two small changes.
I can't find the key to the shed, so I left the bikes in the hall.
We are looking for someone who can start in January.
Your parcel was returned to us because nobody was at home.
Let me know which of the two dates suits you better.
As agreed, I am sending you the figures for the first quarter.
She told me that she was leaving the company at the end of May.
I hope that the new job is going well and that you are enjoying the city.
The bank refused our request, and I don't understand why.
We should probably book the tickets soon, because the cheap ones are nearly gone.
I really enjoyed the book you gave me.
Everyone who attended the course will receive a certificate.
Please check the attached invoice and pay it within 14 days.
The children were very excited when they saw the snow.
I will call you tomorrow to discuss the details.
There seems to be a mistake in the second table.
Mum is feeling much better and can leave the hospital on Wednesday.
If it rains, we can have the party inside.
I noticed that the link on your website doesn't work.
We are very sorry for the trouble this has caused.
It would help us a lot if you could answer a few short questions.
I forgot to tell you that the shop closes at six.
`;
